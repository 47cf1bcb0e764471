/** Version of this package; stored with every saved calculation. Kept equal to package.json by a test. */
export const engineVersion = "0.1.0";
