/** Texts of a session's beginning and end. They are not in texts.tsx: visitors load these with the entry script, and not the others. */
export const texts = {
  opening: "Opening your projects",
  signOut: { running: "Signing out", done: "You are signed out.", cancelled: "You are still signed in." },
} as const;
