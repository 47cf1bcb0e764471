/** Test files, which may be longer and have no user texts. */
export const isTestFile = (file: string): boolean => /\.(?:test|spec|bench|consumer)\.tsx?$|\/(?:test|bench)\//.test(file);
