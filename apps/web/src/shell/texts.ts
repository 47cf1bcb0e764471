/** Texts of the frame of every page. */
export const texts = {
  skip: "Skip to content",
  openNavigation: "Open the navigation",
  closeNavigation: "Close the navigation",
  navigation: "Navigation",
  main: "Main",
  about: "About Plenum",
  signIn: "Sign in",
  signOut: "Sign out",

  offline: {
    title: "You are offline.",
    signedIn: "Calculators still work. Changes to files are kept on this device and sent later.",
    visitor: "Calculators still work, and your inputs are kept in this browser.",
    dismiss: "Dismiss",
  },

  unreadableLink: "This link is incomplete or mistyped: its inputs cannot be read.",
} as const;
