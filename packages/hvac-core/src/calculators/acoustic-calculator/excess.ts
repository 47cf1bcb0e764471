import type { FoundRoom } from "./rooms.ts";

/** How far a room is above its target; below zero it meets it. */
export const excessOf = ({ ratings, target }: FoundRoom): number | undefined =>
  ratings && target !== undefined ? ratings.rating - target : undefined;
