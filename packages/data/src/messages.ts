/** Messages on projects, word for word as specified. */
export const messages = {
  nameRequired: "Project name is required.",
  notReady: "Database not ready.",
  creationFailed: "Failed to create project.",
  created: "Project Created Successfully!",
  creatingFromTemplate: "Creating project from template...",
  createdFromTemplate: "Project created successfully!",
} as const;

/** The result of an action: done, or the reason for people. */
export type ActionResult<T = object> = ({ readonly ok: true } & T) | { readonly ok: false; readonly message: string };
