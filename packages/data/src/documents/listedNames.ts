/**
 * Names of what a summary holds besides headline results, among its results: sizes of rows, the number of rooms, the words of rows, and of a file without
 * results the number of its texts that cannot be read.
 */
export const listedNames = { sizes: "sizes", rooms: "rooms", contents: "contents", unread: "unread" } as const;
