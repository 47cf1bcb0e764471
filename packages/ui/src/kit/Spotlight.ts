export { createSpotlight, Spotlight, useSpotlight } from "@mantine/spotlight";
