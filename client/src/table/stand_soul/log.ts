/** What kind of event a line of the log is: a blow, something turned up, a detail of what stands above it. */
export const logStyles: Record<string, string> = {
  'soul-attack': 'hit',
  'soul-count': 'hit',
  'soul-take': 'hit',
  'soul-declare': 'hit',
  'soul-declare-solo': 'hit',
  'soul-use-stand': 'key',
  'soul-use-item': 'key',
  'soul-turned': 'key',
  'soul-f1-closed': 'sub',
  'soul-support': 'sub',
  'soul-done': 'sub',
  'soul-announce': 'sub',
  'soul-decline': 'sub',
  'soul-draw': 'sub',
};
