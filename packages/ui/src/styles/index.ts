import "@fontsource-variable/inter/index.css";
import "./index.css";
