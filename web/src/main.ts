import "./ui/storage";
import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/base.css";
import "./ui/switch.css";
import { light } from "./ui/light.svelte";
import { i18n } from "./i18n/language.svelte";

light.begin();
await i18n.start();
mount(App, { target: document.getElementById("den") as HTMLElement });
