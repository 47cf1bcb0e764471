import { seedProject as putProject, seedTemplate as putTemplate } from "@tooling/local-firebase/seeding";

const userOf = (uid: string) => ({ uid, firestoreUrl: process.env["PLENUM_TEST_FIRESTORE_URL"]! });

/** Gives a user a project with files. @returns its id */
export const seedProject = (uid: string, project: Parameters<typeof putProject>[1]): Promise<string> => putProject(userOf(uid), project);

/** The same with a template of the application, by the beginning of its name. */
export const seedTemplate = (uid: string, name: string): Promise<string> => putTemplate(userOf(uid), name);
