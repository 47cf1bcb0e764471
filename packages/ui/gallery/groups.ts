import { elements } from "./elements.tsx";
import type { Group } from "./entry.ts";
import { figures } from "./figures.tsx";
import { kit } from "./kit.tsx";
import { paper, surface } from "./surface.tsx";

/** Everything that the gallery shows. */
export const groups: readonly Group[] = [elements, kit, surface, figures, paper];
