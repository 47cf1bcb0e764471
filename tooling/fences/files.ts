/** Files of tests: longer than others, and read by no user. */
export const isTestFile = (file: string): boolean => /\.(?:test|spec|bench|consumer)\.tsx?$|\/(?:test|bench)\//.test(file);
