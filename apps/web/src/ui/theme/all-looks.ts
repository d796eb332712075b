import { recipes, slotRecipes } from './recipes';
import { system } from './system';

/*
 * The looks that no page before the log-in uses join the one system when the first page behind it loads. Chakra asks for
 * a component's look when it first shows one, so that they come in time; a second system would work out every token again.
 */
const { theme } = system._config;
Object.assign(theme!.recipes!, recipes);
Object.assign(theme!.slotRecipes!, slotRecipes);
