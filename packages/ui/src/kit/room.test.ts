import { expect, test } from "vitest";
import { roomFor, type Shown } from "./room.ts";

const tells: Shown = { mustStay: false, hasAction: false };
const offers: Shown = { mustStay: false, hasAction: true };
const isUnderWay: Shown = { mustStay: true, hasAction: false };

const room = (...shown: readonly Shown[]): readonly number[] => roomFor(new Map(shown.map((one, index) => [index, one])));

test("up to three notices stand together", () => {
  expect(room()).toEqual([]);
  expect(room(tells, offers)).toEqual([]);
});

test("a fourth takes the place of the oldest that only tells", () => {
  expect(room(tells, tells, tells)).toEqual([0]);
  expect(room(offers, tells, tells)).toEqual([1]);
});

test("of notices that all offer something the oldest goes", () => {
  expect(room(offers, offers, offers)).toEqual([0]);
});

test("what is under way stays, whatever else comes", () => {
  expect(room(isUnderWay, offers, tells)).toEqual([2]);
  expect(room(isUnderWay, isUnderWay, isUnderWay)).toEqual([]);
});
