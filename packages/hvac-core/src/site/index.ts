// The site of a project
export { projectSite, type ProjectSite } from "./projectSite.ts";
export { entriesFromSite, entriesOnSelect, siteDifferences, withSite, type SiteDifference } from "./differences.ts";
