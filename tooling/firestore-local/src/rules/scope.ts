import type { FunctionDeclaration } from "./syntax.ts";

/** The functions that can be called at one place of the file: its own block's and those of the blocks around it. */
export type Scope = {
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly parent: Scope | undefined;
  /** Names of the wildcards of this block. */
  readonly wildcards: readonly string[];
};

export type ResolvedFunction = { readonly declaration: FunctionDeclaration; readonly scope: Scope };

export function resolveFunction(scope: Scope | undefined, name: string): ResolvedFunction | undefined {
  for (let current = scope; current !== undefined; current = current.parent) {
    const declaration = current.functions.get(name);
    if (declaration !== undefined) return { declaration, scope: current };
  }
  return undefined;
}

export function wildcardsIn(scope: Scope | undefined): readonly string[] {
  return scope === undefined ? [] : [...wildcardsIn(scope.parent), ...scope.wildcards];
}
