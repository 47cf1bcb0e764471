import { expect, test } from "vitest";
import { notificationsToHide, type Shown } from "./notificationsToHide.ts";

const plain: Shown = { mustStay: false, hasAction: false };
const withAction: Shown = { mustStay: false, hasAction: true };
const loading: Shown = { mustStay: true, hasAction: false };

const hidden = (...shown: readonly Shown[]): readonly number[] =>
  notificationsToHide(new Map(shown.map((notification, index) => [index, notification])));

test("up to three notifications are shown together", () => {
  expect(hidden()).toEqual([]);
  expect(hidden(plain, withAction)).toEqual([]);
});

test("a fourth notification hides the oldest without an action", () => {
  expect(hidden(plain, plain, plain)).toEqual([0]);
  expect(hidden(withAction, plain, plain)).toEqual([1]);
});

test("of notifications with actions the oldest is hidden", () => {
  expect(hidden(withAction, withAction, withAction)).toEqual([0]);
});

test("a loading notification is never hidden for another", () => {
  expect(hidden(loading, withAction, plain)).toEqual([2]);
  expect(hidden(loading, loading, loading)).toEqual([]);
});
