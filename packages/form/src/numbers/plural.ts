export { plural, withArticle } from "@org/hvac-core/internal";
