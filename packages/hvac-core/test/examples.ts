import { transformSync } from "esbuild";
import { globSync, readFileSync } from "node:fs";

/**
 * Reads and runs the `@example`s of the docstrings: for the test that they give what they state, for the fuzz test, which takes their calls as
 * valid arguments, and for the fence that compares their results with those of the last release.
 */
const folder = new URL("../src/", import.meta.url);

/** The doors of physics, as importers write them after `@org/hvac-core/`. */
export const physicsSubpaths = [
  "quantity",
  "psychrometrics",
  "psychrometrics/quantities",
  "fluids",
  "flow",
  "refrigerants",
  "refrigerant-lines",
  "solar",
  "pumps",
  "zones",
  "ventilation",
  "comfort",
  "envelope",
  "weather",
  "loads",
  "acoustics",
  "energy",
  "reference",
] as const;

export interface Example {
  /** Below `src`, such as `flow/ducts.ts` */
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

/** One call of an exported function, or of a method of an object that the module exports or returns. */
export interface RecordedCall {
  /** Subpath from which the example imports it, such as `flow`; empty for the package itself */
  readonly subpath: string;
  /** Exported name; a method as `R134a.state`, or as `refrigerant().state` where a function returned the object */
  readonly name: string;
  readonly call: (...values: readonly unknown[]) => unknown;
  readonly values: readonly unknown[];
  readonly result: unknown;
}

export function readExamples(): readonly Example[] {
  const files = globSync("**/*.ts", { cwd: folder.pathname, exclude: (name) => name.endsWith(".test.ts") }).toSorted();
  return files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    return [...text.matchAll(/@example\s*\n\s*\* ```ts\n([\s\S]*?)\n\s*\* ```/g)].map((match) => ({
      file,
      line: text.slice(0, match.index).split("\n").length,
      code: match[1]!.replace(/^\s*\* ?/gm, ""),
    }));
  });
}

/** Imports become look-ups in the given modules, and values in comments become checks. */
function runnable(code: string): string {
  const lines = code.split("\n").map((line) => {
    const check = /^(?!const |let |import |\/\/|\s|\})(.+?);\s*\/\/ (.+)$/.exec(line);
    if (!check) return line;
    return `check(() => (${check[1]}), ${JSON.stringify(check[2]!.trim())});`;
  });
  const options = {
    loader: "ts",
    format: "esm",
    target: "es2022",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  } as const;
  const javascript = transformSync(lines.join("\n"), options).code;
  return javascript.replace(
    /^import \{([^}]*)\} from "([^"]+)";$/gm,
    (_all, names: string, from: string) => `const {${names.replaceAll(" as ", ": ")}} = modules[${JSON.stringify(from)}];`,
  );
}

/** Exports of `@org/hvac-core` or `@org/hvac-core/<subpath>`, from the sources. */
export async function importSubpath(subpath: string | undefined): Promise<Record<string, unknown>> {
  return (await import(new URL(subpath ? `${subpath}/index.ts` : "index.ts", folder).href)) as Record<string, unknown>;
}

/** Like `Function`; examples may wait for what they load. */
const AsyncFunction = (async () => {}).constructor as new (...texts: readonly string[]) => (...given: readonly unknown[]) => Promise<void>;

type ModuleWrapper = (module: Record<string, unknown>, subpath: string) => Record<string, unknown>;

/**
 * Runs an example.
 *
 * @param example what to run
 * @param check gets each expression with a value in its comment, to be evaluated, and the text of that value
 * @param wrap stands between the modules and the example
 */
export async function runExample(
  example: Example,
  check: (run: () => unknown, printed: string) => void,
  wrap: ModuleWrapper = (module) => module,
): Promise<void> {
  const wanted = [...example.code.matchAll(/from "(@org\/hvac-core(?:\/([^"]+))?)"/g)];
  const modules = Object.fromEntries(
    await Promise.all(wanted.map(async ([, name, subpath]) => [name, wrap(await importSubpath(subpath), subpath ?? "")])),
  );
  await new AsyncFunction("modules", "check", runnable(example.code))(modules, check);
}

export function isClass(value: unknown): boolean {
  return typeof value === "function" && /^class\b/.test(Function.prototype.toString.call(value));
}

/** Names of the methods of an object, its class's included. */
function methodsOf(value: object): readonly string[] {
  const prototype: unknown = Object.getPrototypeOf(value);
  const inherited =
    typeof prototype === "object" && prototype !== null && prototype !== Object.prototype ? Object.getOwnPropertyNames(prototype) : [];
  return [...Object.keys(value), ...inherited].filter(
    (key) => key !== "constructor" && typeof (value as Record<string, unknown>)[key] === "function",
  );
}

/** The calls that all examples make and that return, in the order of the files. */
export async function recordCalls(): Promise<readonly RecordedCall[]> {
  const calls: RecordedCall[] = [];
  const originals = new WeakMap<object, object>();
  const original = (value: unknown): unknown => (typeof value === "object" && value !== null && originals.get(value)) || value;
  const recording =
    (subpath: string, name: string, call: RecordedCall["call"], owner?: object): RecordedCall["call"] =>
    (...given) => {
      const values = given.map(original);
      const result = call.apply(owner, [...values]);
      calls.push({ subpath, name, call: owner ? call.bind(owner) : call, values, result });
      return recordingMethods(subpath, `${name}()`, result);
    };
  const recordingMethods = (subpath: string, name: string, value: unknown): unknown => {
    if (typeof value !== "object" || value === null || Array.isArray(value) || methodsOf(value).length === 0) return value;
    const recorder = new Proxy(value, {
      get: (target, key) => {
        const each: unknown = Reflect.get(target, key);
        return typeof each === "function" && typeof key === "string"
          ? recording(subpath, `${name}.${key}`, each as RecordedCall["call"], target)
          : each;
      },
    });
    originals.set(recorder, value);
    return recorder;
  };
  const recorded = (subpath: string, name: string, value: unknown): unknown => {
    if (typeof value !== "function") return recordingMethods(subpath, name, value);
    return isClass(value) ? value : recording(subpath, name, value as RecordedCall["call"]);
  };
  const wrap: ModuleWrapper = (module, subpath) =>
    Object.fromEntries(Object.entries(module).map(([name, value]) => [name, recorded(subpath, name, value)]));
  for (const example of readExamples()) {
    const attempt = (run: () => unknown): void => {
      try {
        run();
      } catch {
        // An example of a refusal is not a call with valid arguments.
      }
    };
    await runExample(example, attempt, wrap);
  }
  return calls;
}

/** Shape of the arguments of a call: their properties and types; texts by value, since they select a branch. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
  return typeof value === "string" && value.length < 40 ? value : typeof value;
}

/** First call of each shape among the calls of one function, at most `limit`. */
export function callsOfEachShape(calls: readonly RecordedCall[], limit: number): readonly RecordedCall[] {
  const byShape = new Map<string, RecordedCall>();
  for (const call of calls) {
    const shape = JSON.stringify(call.values.map(shapeOf));
    if (!byShape.has(shape)) byShape.set(shape, call);
  }
  return [...byShape.values()].slice(0, limit);
}
