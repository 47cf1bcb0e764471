/** Loaded into a child before its own program (`--import`): what it writes is its owner's alone, and so is what its own children write. */
process.umask(0o077);
