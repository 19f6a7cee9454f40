/** The three games as the lobby hangs them up; which of them can be played, the server says. */
export interface Scroll {
  id: string;
  /** Colour and pattern of the scroll. */
  pigment: 'sengoku' | 'wu' | 'shu';
  seats: [number, number];
  minutes: [number, number];
  /** The number of seats offered first. */
  usual: number;
}

export const shelf: Scroll[] = [
  { id: 'stand_soul', pigment: 'sengoku', seats: [3, 10], minutes: [20, 40], usual: 7 },
  { id: 'senji', pigment: 'wu', seats: [3, 6], minutes: [90, 150], usual: 5 },
  { id: 'guozhan', pigment: 'shu', seats: [2, 12], minutes: [30, 60], usual: 8 },
];

export const pigmentOf = (game: string): string => shelf.find(({ id }) => id === game)?.pigment ?? 'none';

/** Ids in texts have hyphens where the wire has underscores. */
export const textId = (id: string): string => id.replaceAll('_', '-');
export const gameName = (game: string): string => `game-${textId(game)}-name`;
export const gameGlyph = (game: string): string => `ui-scroll-${textId(game)}-glyph`;
