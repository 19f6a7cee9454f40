import sprite from './pieces.svg?raw';
import './tokens.css';

/** Crests, pieces and icons of the game, laid into the page once: `sj-c-fan`, `sj-p-castle`, `i-sj-crown`. */
function lay(svg: string): void {
  const holder = document.createElement('div');
  holder.innerHTML = svg;
  document.body.prepend(holder);
}
lay(sprite);

let flowers: Promise<void> | null = null;
/** The 48 faces of the hanafuda: large, and wanted only where cards are shown. */
export function layFlowers(): void {
  flowers ??= import('./hanafuda.svg?raw').then(({ default: svg }) => lay(svg.replace('<svg ', '<svg width="0" height="0" style="position:absolute" aria-hidden="true" ')));
}
