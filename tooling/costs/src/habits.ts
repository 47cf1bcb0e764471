/** What one active user is assumed to do. None of it is measured: replace it by what the usage pages show. */
export const habits = {
  workingDays: 20,
  /** On a working day. */
  day: {
    /** Times that the application is opened after more than half an hour, when Firestore bills what is listened to again. */
    starts: 2,
    /** Lists of projects that are opened, each again in full. */
    listsOpened: 4,
    filesOpened: 6,
    /** Pauses in typing, each of which stores the file. */
    pauses: 40,
    saves: 3,
    filesCreated: 1,
    filesRenamed: 0.3,
    filesMoved: 0.05,
    filesDeleted: 0.2,
    projectsCreated: 0.05,
  },
  /** What a user has on average when a start or a list reads it. */
  has: { projects: 10, filesInList: 15, recentFiles: 30 },
  /** For how long work has been kept when storage is priced. */
  monthsKept: 24,
  /** New devices or emptied caches in a month. */
  newDevices: 0.25,
  /** Releases of the application in a month; each is taken to change every file that a device keeps. */
  releases: 4,
  /** Visitors of the site without an account, for each active user, and what each looks at. */
  visitors: { perUser: 3, pages: 3 },
  /** How long a token of App Check is good for; the SDK asks for another after half of it, while a page is open. Set in the console: an hour to begin with. */
  appCheckTokenHours: 168,
  /** Daily backups that are kept. */
  backupsKept: 7,
  /** Hours in which a working day happens, and how much busier the busiest minutes are than their average. */
  busy: { hours: 8, peak: 3 },
} as const;
