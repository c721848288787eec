const colourNames = [
  'ground',
  'land',
  'green',
  'water',
  'building',
  'path',
  'street',
  'main',
  'motorway',
  'casing',
  'rail',
  'border',
  'name',
  'nameWater',
  'nameGreen',
  'halo',
] as const;

export type BasemapPalette = Readonly<Record<(typeof colourNames)[number], string>>;

/** Reads the current colours of map.css (light or dark), because a canvas cannot use CSS custom properties. */
export function readPalette(within: HTMLElement): BasemapPalette {
  const probe = document.createElement('span');
  // With reduced motion, every change is a transition of 0.01 ms, and the computed colour would be the previous one.
  probe.style.transitionProperty = 'none';
  within.append(probe);
  const read = (name: string): string => {
    probe.style.color = `var(--map-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
    return getComputedStyle(probe).color;
  };
  const palette = Object.fromEntries(colourNames.map((name) => [name, read(name)])) as BasemapPalette;
  probe.remove();
  return palette;
}
