/** What stands on a ground of `green`, which is dark in the light theme and light in the dark one. */
export const onGreen = { _light: 'white', _dark: 'canvas' } as const;
