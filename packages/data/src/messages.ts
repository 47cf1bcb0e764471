/** What is said to people about projects, word for word. */
export const messages = {
  nameRequired: "Project name is required.",
  notReady: "Database not ready.",
  creationFailed: "Failed to create project.",
  created: "Project Created Successfully!",
  creatingFromTemplate: "Creating project from template...",
  createdFromTemplate: "Project created successfully!",
} as const;

/** What something that was asked for came to: done, or why not, in words for people. */
export type ActionResult<T = object> = ({ readonly ok: true } & T) | { readonly ok: false; readonly message: string };
