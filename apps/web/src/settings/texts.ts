/** Texts of the settings. */
export const texts = {
  title: "Settings",
  sections: "Sections",

  account: {
    title: "Account",
    lead: "How you sign in.",
    email: "E-mail",
    verified: "Verified",
    notVerified: "Not verified yet.",
    verify: "Verify it",
    password: "Password",
    passwordLead: "Changing the password signs out all other devices within an hour.",
    device: "This device",
    deviceLead: "Signing out removes your projects from this device.",
    signOut: "Sign out",
  },

  changeEmail: {
    open: "Change e-mail",
    newEmail: "New e-mail",
    same: "This is already your address.",
    send: "Send the link",
    sending: "Sending",
    sent: (newEmail: string, email: string): string =>
      `We sent a link to ${newEmail}. The address changes when you open it; ${email} then gets a link that restores it.`,
  },

  changePassword: {
    open: "Change password",
    current: "Current password",
    next: "New password",
    changing: "Changing",
    changed: "Your password has been changed. All other devices are signed out within an hour.",
  },

  currentPassword: "Password",
  passwordMissing: "Enter your password.",
  passwordWrong: "The password is wrong.",

  company: {
    title: "Company",
    lead: "Printed in the title block of reports.",
    name: "Name",
    location: "Location",
    loading: "Loading the company details",
    offline: "The company details are not on this device yet. They will load when you are connected.",
    unreadable: (reason: string): string => `The company details cannot be read. ${reason} Saving replaces them.`,
    exportUnreadable: "Export as they are",
    unreadableFile: "unreadable company details",
    save: "Save",
    saving: "Saving",
    saved: "Company details saved.",
    discard: "Discard changes",
    discarded: "Changes to the company details discarded.",
    undo: "Undo",
    isSaved: "Saved",
    notSaved: "Not saved yet. Your changes are kept on this device.",
  },

  logo: {
    label: "Logo",
    alt: "Logo of the company",
    drop: "Drop a picture here, or choose a file.",
    formats: "PNG, JPEG, WebP or SVG. Larger pictures are scaled down to 640 × 320 pixels on this device.",
    size: (width: number, height: number, kilobytes: number): string =>
      `${width} × ${height} pixels, ${kilobytes.toLocaleString(undefined, { maximumFractionDigits: kilobytes < 10 ? 1 : 0 })} kB`,
    choose: "Choose a logo",
    change: "Change",
    remove: "Remove",
    tooComplex: "The picture cannot be made small enough. Choose a simpler one.",
    notReadable: "This file is not a picture that the browser can read. Use PNG, JPEG, WebP or SVG.",
    oneOnly: "Choose one picture.",
    notScalable: "This browser cannot scale pictures.",
  },

  preferences: {
    title: "Preferences",
    lead: "For this device, saved immediately. New calculations start with these settings; saved files keep their own.",
    unitSystem: "Unit system",
    currency: "Currency",
    currencyByUnits: "By the unit system: $ or €",
    currencyLead: "For new bills of quantities and energy costs.",
    theme: "Theme",
    auto: "Same as device",
    light: "Light",
    dark: "Dark",
  },

  data: {
    title: "Data",
    lead: "Export or delete your data, and help support find an error.",
    export: "Export",
    exportLead: "All projects, files, revisions and company details as one JSON file. Its projects can be imported again.",
    exportAction: "Export everything",
    exporting: "Exporting",
    exportedFile: (date: string): string => `plenum ${date}`,
    diagnostics: "Diagnostics",
    diagnosticsLead:
      "For a message to support: versions, browser, network, storage and the last messages of the log. Without names, e-mail addresses or inputs.",
    copyDiagnostics: "Copy diagnostics",
    delete: "Delete account",
    deleteLead: "Deletes all data and then the account. If it is interrupted, you can repeat it. This cannot be undone.",
    deleteTitle: "Delete your account?",
    deleteMessage: (email: string): string =>
      `All projects, files and company details of ${email} will be permanently deleted, and then the account. Export them first if you may need them again.`,
    deleting: "Deleting everything",
    deleted: "Your account and all its data are deleted.",
  },
} as const;
