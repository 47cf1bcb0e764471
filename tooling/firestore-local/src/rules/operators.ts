import { compareNumbers } from "../values/order.ts";
import type { CallableTable } from "./arguments.ts";
import { checkedInt, expectInt, expectString } from "./arguments.ts";
import { EvaluationError } from "./errors.ts";
import { elementAt, listMethods, mapDiffMethods, mapMethods, setMethods } from "./methods/collections.ts";
import { bytesMethods, latlngMethods, pathMethods } from "./methods/others.ts";
import { characterAt, stringMethods } from "./methods/strings.ts";
import { durationMethods, durationOf, timestampMethods, timestampOf } from "./methods/times.ts";
import type { RuleValue } from "./ruleValue.ts";
import { includes, ruleBool, ruleFloat, ruleList, ruleString } from "./ruleValue.ts";
import type { BinaryOperator } from "./syntax.ts";

type Arithmetic = "+" | "-" | "*" | "/" | "%";
type Comparison = "<" | "<=" | ">" | ">=";

const methodTables: ReadonlyMap<RuleValue["kind"], CallableTable> = new Map([
  ["string", stringMethods],
  ["list", listMethods],
  ["set", setMethods],
  ["map", mapMethods],
  ["map_diff", mapDiffMethods],
  ["timestamp", timestampMethods],
  ["duration", durationMethods],
  ["bytes", bytesMethods],
  ["latlng", latlngMethods],
  ["path", pathMethods],
]);

export function callMethod(receiver: RuleValue, name: string, values: readonly RuleValue[]): RuleValue {
  const method = methodTables.get(receiver.kind)?.get(name);
  if (method === undefined) throw new EvaluationError(`A ${receiver.kind} has no method ${name}.`);
  if (values.length < method.minimum || values.length > method.maximum)
    throw new EvaluationError(`${name} takes ${method.minimum} arguments.`);
  return method.call(receiver, ...values);
}

/** Whether any type of the language has a method of this name: others are refused when the rules are loaded. */
export function isMethodName(name: string): boolean {
  return [...methodTables.values()].some((table) => table.has(name));
}

export function compute(operator: Exclude<BinaryOperator, "&&" | "||" | "==" | "!=">, left: RuleValue, right: RuleValue): RuleValue {
  switch (operator) {
    case "in":
      return ruleBool(isIn(left, right));
    case "<":
    case "<=":
    case ">":
    case ">=":
      return ruleBool(holds(operator, compare(left, right)));
    default:
      return calculate(operator, left, right);
  }
}

function isIn(value: RuleValue, container: RuleValue): boolean {
  if (container.kind === "list" || container.kind === "set") return includes(container, value);
  if (container.kind === "map") return container.entries.has(expectString(value));
  throw new EvaluationError(`"in" needs a list, set or map, found ${container.kind}.`);
}

function holds(operator: Comparison, order: number): boolean {
  switch (operator) {
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
  }
}

/** NaN compares as false with everything, itself included. */
function compare(left: RuleValue, right: RuleValue): number {
  const leftNumber = numeric(left);
  const rightNumber = numeric(right);
  if (leftNumber !== undefined && rightNumber !== undefined) {
    if (left.kind === right.kind && left.kind === "int") return compareNumbers(leftNumber, rightNumber);
    const [first, second] = [Number(leftNumber), Number(rightNumber)];
    return Number.isNaN(first) || Number.isNaN(second) ? Number.NaN : compareNumbers(first, second);
  }
  if (left.kind === "string" && right.kind === "string") return left.string < right.string ? -1 : left.string > right.string ? 1 : 0;
  if (left.kind === "bytes" && right.kind === "bytes") return Buffer.compare(left.bytes, right.bytes);
  if ((left.kind === "timestamp" && right.kind === "timestamp") || (left.kind === "duration" && right.kind === "duration")) {
    return compareNumbers(left.nanos, right.nanos);
  }
  throw new EvaluationError(`A ${left.kind} and a ${right.kind} have no order.`);
}

function numeric(value: RuleValue): number | bigint | undefined {
  return value.kind === "int" ? value.int : value.kind === "float" ? value.float : undefined;
}

function calculate(operator: Arithmetic, left: RuleValue, right: RuleValue): RuleValue {
  if (left.kind === "int" && right.kind === "int") return calculateInts(operator, left.int, right.int);
  const leftNumber = numeric(left);
  const rightNumber = numeric(right);
  if (leftNumber !== undefined && rightNumber !== undefined)
    return ruleFloat(calculateFloats(operator, Number(leftNumber), Number(rightNumber)));
  if (operator === "+" && left.kind === "string" && right.kind === "string") return ruleString(left.string + right.string);
  if (operator === "+" || operator === "-") {
    const sign = operator === "+" ? 1n : -1n;
    if (left.kind === "timestamp" && right.kind === "duration") return timestampOf(left.nanos + sign * right.nanos);
    if (left.kind === "duration" && right.kind === "timestamp" && operator === "+") return timestampOf(left.nanos + right.nanos);
    if (left.kind === "timestamp" && right.kind === "timestamp" && operator === "-") return durationOf(left.nanos - right.nanos);
    if (left.kind === "duration" && right.kind === "duration") return durationOf(left.nanos + sign * right.nanos);
  }
  throw new EvaluationError(`A ${left.kind} and a ${right.kind} have no "${operator}".`);
}

function calculateInts(operator: Arithmetic, left: bigint, right: bigint): RuleValue {
  switch (operator) {
    case "+":
      return checkedInt(left + right);
    case "-":
      return checkedInt(left - right);
    case "*":
      return checkedInt(left * right);
    case "/":
    case "%":
      if (right === 0n) throw new EvaluationError("Division by zero.");
      return checkedInt(operator === "/" ? left / right : left % right);
  }
}

function calculateFloats(operator: Arithmetic, left: number, right: number): number {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    case "%":
      return left % right;
  }
}

export function memberOf(object: RuleValue, name: string): RuleValue {
  if (object.kind !== "map") throw new EvaluationError(`A ${object.kind} has no member ${name}.`);
  const value = object.entries.get(name);
  if (value === undefined) throw new EvaluationError(`The map has no key ${name}.`);
  return value;
}

export function elementOf(object: RuleValue, index: RuleValue): RuleValue {
  switch (object.kind) {
    case "list":
      return elementAt(object.elements, expectInt(index));
    case "map":
      return memberOf(object, expectString(index));
    case "string":
      return characterAt(object.string, index);
    case "path":
      return elementAt(object.segments.map(ruleString), expectInt(index));
    default:
      throw new EvaluationError(`A ${object.kind} has no elements.`);
  }
}

export function sliceOf(object: RuleValue, from: RuleValue | undefined, to: RuleValue | undefined): RuleValue {
  if (object.kind !== "list" && object.kind !== "string") throw new EvaluationError(`A ${object.kind} cannot be sliced.`);
  const { length } = object.kind === "list" ? object.elements : object.string;
  const start = from === undefined ? 0n : expectInt(from);
  const end = to === undefined ? BigInt(length) : expectInt(to);
  if (start < 0n || start >= length || end < 1n || end < start || end > length)
    throw new EvaluationError("The slice lies outside its list or string.");
  if (object.kind === "string") return ruleString(object.string.slice(Number(start), Number(end)));
  return ruleList(object.elements.slice(Number(start), Number(end)));
}

export function negate(value: RuleValue): RuleValue {
  if (value.kind === "int") return checkedInt(-value.int);
  if (value.kind === "float") return ruleFloat(-value.float);
  if (value.kind === "duration") return durationOf(-value.nanos);
  throw new EvaluationError(`A ${value.kind} has no negative.`);
}
