/** Shows the page in light or dark. */
export function setColorScheme(scheme: "light" | "dark"): void {
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
  document.documentElement.classList.toggle("dark", scheme === "dark");
}
