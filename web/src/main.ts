import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import "./look/switch.css";
import { words } from "./words/language.svelte";

await words.begin();
mount(App, { target: document.getElementById("den") as HTMLElement });
