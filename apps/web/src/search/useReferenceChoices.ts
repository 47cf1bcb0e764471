import { log } from "@org/device/log";
import { useRouter, type RegisteredRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { signedInEmail } from "../account/signedInUser.ts";
import { EntryIndex } from "../page/searchIndex.ts";
import { runAction } from "../page/runAction.ts";
import type { SearchChoice } from "./useSearchEntries.ts";

const none = new EntryIndex<SearchChoice>([]);

/** Entries of the reference, from all its topics, which are loaded with the first letter. Visitors have no reference. */
export function useReferenceChoices(isSearching: boolean): { readonly choices: EntryIndex<SearchChoice>; readonly isLoading: boolean } {
  const router = useRouter();
  const [choices, setChoices] = useState<EntryIndex<SearchChoice>>();
  const shouldLoad = isSearching && signedInEmail() !== undefined;
  useEffect(() => {
    if (!shouldLoad) return;
    let isOpen = true;
    loadChoices(router).then(
      (loaded) => isOpen && setChoices(loaded),
      // Files and pages are searched nevertheless.
      (error: unknown) => {
        log.warn("The reference cannot be searched.", error);
        if (isOpen) setChoices(none);
      },
    );
    return () => {
      isOpen = false;
    };
  }, [shouldLoad, router]);
  return { choices: choices ?? none, isLoading: shouldLoad && choices === undefined };
}

async function loadChoices(router: Pick<RegisteredRouter, "navigate">): Promise<EntryIndex<SearchChoice>> {
  const { loadEntries } = await import("../reference/referenceEntries.ts");
  const entries = await loadEntries();
  return new EntryIndex(
    entries.entries.map(({ id, label, description, keywords, address }): SearchChoice => ({
      id: `reference/${id}`,
      group: "reference",
      label,
      ...(description !== undefined && { description }),
      ...(keywords !== undefined && { keywords }),
      run: () => runAction(() => router.navigate({ to: "/reference", search: address })),
    })),
  );
}
