/** What laws are written with, for tests of applications, which have few of them. */
export { default as fc } from "fast-check";
