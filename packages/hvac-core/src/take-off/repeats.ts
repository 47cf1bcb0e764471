import { plainTag } from "../equipment/internal.ts";
import type { MeasuredElement } from "../kernel/index.ts";
import { elementKey } from "./itemSource.ts";
import { areOneByTag, listOf, mayBe, rankOf, type ListOfThings } from "./sharedThings.ts";

/** An element in its file. */
export interface FileElement {
  readonly collection: string;
  readonly fileId: string;
  readonly element: MeasuredElement;
}

/** Possible counterparts of an element in another file. */
export interface Repeat {
  readonly original: FileElement;
  /** As written in the original, where both have it; otherwise only their kinds agree. */
  readonly tag?: string;
}

/** The key of an element in its file. */
export const keyOf = ({ collection, fileId, element: { path, part } }: FileElement): string =>
  elementKey({ collection, fileId, path, part });

interface Shared extends FileElement {
  readonly file: string;
  readonly list: ListOfThings;
  /** Empty for none. */
  readonly tag: string;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** From the list that knows most; then by file and place, so that the order of the files does not matter. */
const compareShared = (a: Shared, b: Shared): number =>
  rankOf(a.list) - rankOf(b.list) ||
  compareText(a.collection, b.collection) ||
  compareText(a.fileId, b.fileId) ||
  compareText(a.element.path, b.element.path) ||
  compareText(a.element.part, b.element.part);

function sharedElements(elements: readonly FileElement[]): readonly Shared[] {
  return elements
    .flatMap(({ collection, fileId, element }): Shared[] => {
      const list = listOf(element);
      return list ? [{ collection, fileId, element, list, file: `${collection}/${fileId}`, tag: plainTag(element.tag ?? "") }] : [];
    })
    .toSorted(compareShared);
}

/** For each element that another file has under the same tag, the one that knows it best. */
function originalsByTag(shared: readonly Shared[]): ReadonlyMap<Shared, Shared> {
  const originals = new Map<string, Shared[]>();
  const originalOf = new Map<Shared, Shared>();
  for (const each of shared) {
    if (each.tag === "") continue;
    const sameTag = originals.get(each.tag) ?? [];
    const original = sameTag.find(({ file, list }) => file !== each.file && areOneByTag(each.tag, list, each.list));
    if (original) originalOf.set(each, original);
    else originals.set(each.tag, [...sameTag, each]);
  }
  return originalOf;
}

/**
 * What elements of several files are one thing, or may be. The same tag in two files names one thing. Without one, a thing may be any of its kind
 * that another calculator lists, but for those that its own file has under their tags.
 *
 * @param elements elements of all files, in any order
 * @returns by the key of an element what it repeats; the element that knows a thing best repeats nothing. What elements repeat by their kind is one
 * list for all of them, however many they are
 */
export function findRepeats(elements: readonly FileElement[]): ReadonlyMap<string, readonly Repeat[]> {
  const shared = sharedElements(elements);
  const byTag = originalsByTag(shared);
  const originalOf = (each: Shared): Shared => byTag.get(each) ?? each;
  /** Amount of an original that a file has under its tag. */
  const counted = new Map<string, Map<Shared, number>>();
  for (const each of shared) {
    const amounts = counted.get(each.file) ?? new Map<Shared, number>();
    counted.set(each.file, amounts.set(originalOf(each), (amounts.get(originalOf(each)) ?? 0) + each.element.amount));
  }
  const byFileAndList = new Map<string, readonly Repeat[]>();
  const byOriginals = new Map<string, readonly Repeat[]>();
  const byKind = ({ file, collection, list }: Shared): readonly Repeat[] => {
    const key = `${file}/${list}`;
    const before = byFileAndList.get(key);
    if (before) return before;
    const amounts = counted.get(file)!;
    const candidates = shared.filter((each) => each.collection !== collection && mayBe(list, each.list)).map(originalOf);
    const originals = [...new Set(candidates)]
      .filter((original) => original.file !== file && (amounts.get(original) ?? 0) < original.element.amount)
      .map((original) => ({ original }));
    const names = originals.map(({ original }) => keyOf(original)).join("\n");
    const repeats = byOriginals.get(names) ?? originals;
    byOriginals.set(names, repeats);
    byFileAndList.set(key, repeats);
    return repeats;
  };
  return new Map(
    shared.map((each) => {
      const original = byTag.get(each);
      return [keyOf(each), original ? [{ original, tag: original.element.tag!.trim() }] : byKind(each)] as const;
    }),
  );
}
