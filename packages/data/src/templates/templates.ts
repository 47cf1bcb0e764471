import { residentialHome } from "./residentialHome.ts";
import { restaurantKitchen } from "./restaurantKitchen.ts";
import { smallOffice } from "./smallOffice.ts";
import type { Template } from "./template.ts";

/** The projects that a user can start from, in the order in which they are offered. */
export const templates: readonly Template[] = [smallOffice, residentialHome, restaurantKitchen];
