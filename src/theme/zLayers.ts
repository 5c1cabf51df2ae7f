/** Every layer of the product, from low to high. The image toolbar's 9999 is given by the product. */
export const zLayers = {
  sticky: 10,
  shell: 20,
  drag: 30,
  drawer: 40,
  dialog: 50,
  popover: 60,
  toast: 70,
  tooltip: 80,
  'image-toolbar': 9999,
} as const;

export type ZLayer = keyof typeof zLayers;

/** `--z-sticky: 10; …` for the token sheet. */
export const zLayerTokens = Object.entries(zLayers)
  .map(([name, value]) => `--z-${name}: ${value};`)
  .join(' ');
