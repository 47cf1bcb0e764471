import type { PasswordStrength } from "@org/data";
import { cards } from "@org/hvac-core/cards";
import type { ReactNode } from "react";

const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** Draws the part of a sentence that is a link. */
type RenderLink = (label: string) => ReactNode;

/** Titles of e-mailed links, by their mode. */
const linkTitles: ReadonlyMap<string | undefined, string> = new Map([
  ["verifyEmail", "Verify your e-mail"],
  ["verifyAndChangeEmail", "Change your e-mail address"],
  ["recoverEmail", "Restore your e-mail address"],
  ["resetPassword", "Reset your password"],
]);

/** Texts of the sign-in pages. The texts of service errors are in @org/data. */
export const texts = {
  email: "E-mail",
  password: "Password",
  newPassword: "New password",
  trying: "Trying",
  loadFailed: "Your projects could not be loaded",
  emailMissing: "Enter your e-mail address.",
  emailInvalid: "This is not an e-mail address.",
  passwordMissing: "Enter your password.",
  passwordStrength: ({ label, isCommon, advice }: PasswordStrength): string =>
    isCommon ? `${label}, will not be accepted. ${advice}` : `${label}. ${advice}`,

  /** Name of a page within a sentence: "Sign in to open your projects." */
  requested: {
    calculator: (title: string): string => inSentence(title),
    file: "this file",
    project: "this project",
    reference: "the reference",
    userPage: (title: string): string => `your ${inSentence(title)}`,
  },

  notLoaded: {
    offline: "You are offline. Signing in needs an internet connection; this page continues as soon as you are connected.",
    newer: "There is a new version of Plenum. Load it to open this page.",
    unreachable: "The server cannot be reached. Check the connection and try again.",
    loadNewer: "Load the new version",
  },

  signIn: {
    title: "Sign in",
    description: "Sign in to Plenum to keep calculations in projects.",
    action: "Sign in",
    processing: "Signing in",
    ended: (link: RenderLink): ReactNode => (
      <>
        You were signed out because the password or e-mail address of your account was changed, or the account was deleted. Sign in again;
        what you typed is kept on this device. If this was not you, {link("reset the password")}.
      </>
    ),
    isNew: "New here?",
    create: "Create an account",
    forgotten: "Forgot your password?",
    noAccountNeeded: (link: RenderLink): ReactNode => <>{link("The heat load calculator")} works without an account.</>,
    toOpen: (page: string): string => `Sign in to open ${page}.`,
    toSave: "Sign in to save your heat load in a project. What you entered is kept.",
  },

  signUp: {
    title: "Create an account",
    action: "Create account",
    processing: "Creating the account",
    hasAccount: "Already have an account?",
    resetPassword: "Reset the password",
    toOpen: (page: string): string => `Create an account to open ${page}.`,
    toSave: "Create an account to save your heat load in a project. What you entered is kept.",
    advantages: `An account is free. It opens all ${cards.length} calculators and the reference, keeps your calculations as files in projects, also offline, and creates reports and spreadsheets from them.`,
  },

  notConfigured: {
    lead: "Accounts are not set up here. Projects, saved files, the reference and some calculators need an account. The heat load calculator works without one and keeps your inputs in this browser.",
    heatLoad: "Go to the heat load calculator",
    all: "All calculators",
  },

  reset: {
    title: "Reset your password",
    description: "Get a link to set a new password for Plenum.",
    lead: "Enter the e-mail address of your account. We will send you a link to set a new password.",
    send: "Send the link",
    sending: "Sending",
    sent: (email: string): ReactNode => (
      <>
        If there is an account for <strong>{email}</strong>, a link to set a new password is on its way. It is valid for an hour.
      </>
    ),
    back: "Back to sign in",
    newFor: (email: string): ReactNode => (
      <>
        A new password for <strong>{email}</strong>.
      </>
    ),
    set: "Set the password",
    setting: "Changing",
    done: "Your password has been changed. You will be signed out on all devices within an hour. Sign in with the new password.",
    otherLink: "This link cannot be used to set a password.",
  },

  verify: {
    title: "Verify your e-mail",
    signInFirst: "Sign in to have the link sent again.",
    sentTo: (email: string): ReactNode => (
      <>
        We sent a link to <strong>{email}</strong>. Open it to verify your address, so that you can reset your password if you forget it.
      </>
    ),
    isVerified: (email: string): ReactNode => (
      <>
        <strong>{email}</strong> is verified.
      </>
    ),
    check: "I opened the link",
    notYet: "Not verified yet. Open the link in the e-mail first.",
    resend: "Send again",
    resendIn: (seconds: number): string => `Send again in ${seconds} s`,
    resent: (email: string): string => `A new link is on its way to ${email}.`,
    notReceived: (link: RenderLink): ReactNode => <>No e-mail? Check the spam folder, or {link("change the address")}.</>,
    later: "Continue and verify later",
    saveHint: "Your heat load is still there: continue, and save it in a project.",
    proceed: "Continue",
  },

  link: {
    title: (mode: string | undefined): string => linkTitles.get(mode) ?? "Confirm by link",
    incomplete: "This link is incomplete. Copy the complete link from the e-mail, or request a new one.",
    staysValid: (message: string): string => `${message} The link is still valid.`,
    checking: "Checking the link",
    confirming: "Confirming",
    requestNew: "Request a new link",
    signInToRequestNew: "Sign in to request a new link",
    inSettings: "Your account in the settings",
    setNewPassword: "Set a new password",
    toDashboard: "Continue to the dashboard",
    nothingLeft: "There is nothing left to do.",
    restoreLead: (email: string): ReactNode => (
      <>
        The address of your account was changed. This restores <strong>{email}</strong>.
      </>
    ),
    restore: "Restore the address",
    changeLead: (email: string, newEmail: ReactNode): ReactNode => (
      <>
        This changes the address of your account from <strong>{email}</strong> to <strong>{newEmail}</strong>.
      </>
    ),
    change: "Change the address",
    changed: (email: string, newEmail: ReactNode): ReactNode => (
      <>
        Your address is now <strong>{newEmail}</strong>. Sign in with it. We also sent {email} a link that restores the old address.
      </>
    ),
    restored: (email: string): ReactNode => (
      <>
        <strong>{email}</strong> is your address again. If you did not change it, someone else may know your password: set a new one now.
      </>
    ),
  },

  signOut: {
    running: "Signing out",
    loseTitle: "Sign out and lose changes?",
    loseMessage: (why: string): string =>
      `${why} If you sign out now, they are lost. Stay signed in, connect to the internet, and they are sent automatically.`,
    loseFiles: "Files with unsent changes",
    lose: "Sign out and lose them",
  },
} as const;
