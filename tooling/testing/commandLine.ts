/**
 * Reads the arguments of a command. An error in them (an unknown option, a word instead of a number) is printed above the usage, and the command ends
 * with status 2 before it has done anything.
 *
 * @param read calls `parseArgs` of node:util and checks the values
 */
export function readCommandLine<Values>(usage: string, read: () => Values): Values {
  try {
    return read();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}

/** The whole number of an option. @throws {Error} in words for the person at the command line */
export function wholeNumber(option: string, text: string, minimum = 0, maximum = Number.MAX_SAFE_INTEGER): number {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return value;
  const range = maximum === Number.MAX_SAFE_INTEGER ? `from ${minimum}` : `from ${minimum} to ${maximum}`;
  throw new Error(`--${option} takes a whole number ${range}, not "${text}".`);
}
