import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languages, setLang } from '../../i18n.svelte';
import type { GameInfo, Options, Room } from '../../protocol';
import RoomOptions from '../../screens/RoomOptions.svelte';
import { banned, bansOf, comers, comes, packToggled, toggled } from './bans';
import box from './fixtures/things.json';
import { things, type Box } from './things.svelte';

const first: Options = { edition: 'first', packages: 'all', lords: 'auto', bans: [] };
const current: Options = { ...first, edition: 'current' };
const ids = (options: Options) => new Set(comers(options).map(({ id }) => id));
const everybody = () => things.generalsOf('current');
const general = (id: string) => {
  const found = everybody().find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
};

beforeEach(() => {
  setLang('en');
  things.lay(box as Box);
});
let close: () => void = () => undefined;
afterEach(() => {
  close();
  close = () => undefined;
});

describe('who comes to the table', () => {
  it('follows edition, packages and lords', () => {
    expect(ids(first).size).toBe(60);
    expect(ids(current).size).toBe(123);
    expect(ids({ ...current, lords: 'off' }).size).toBe(119);
    expect(ids({ ...current, packages: 'standard' })).toEqual(ids(first));
    const complete = new Set(comers({ ...current, packages: 'complete' }).map((one) => one.package));
    expect(complete).toEqual(new Set(['standard', 'formation', 'buchen']));
  });
  it('is banned by name, by package, and a lord with the general whose place he takes', () => {
    const out = (...bans: string[]) => [...banned(comers(current), bans)];
    expect(out()).toEqual([]);
    expect(out('zhang_fei', 'nobody')).toEqual(['zhang_fei']);
    expect(out('liu_bei')).toEqual(['liu_bei', 'lord_liu_bei']);
    expect(out('lord_liu_bei')).toEqual(['lord_liu_bei']);
    expect(out('overseas').sort()).toEqual(['liao_hua', 'ling_cao', 'zhuge_jin']);
    expect(comes('lord_liu_bei', { ...current, bans: ['liu_bei'] })).toBe(false);
    expect(comes('lord_liu_bei', { ...current, packages: 'standard' })).toBe(false);
    expect(comes('lord_liu_bei', current)).toBe(true);
  });
  it('a room from before there were bans has none', () => expect(bansOf({ edition: 'first' })).toEqual([]));
});

describe('a toggle', () => {
  it('bans one and allows him again, in the order of names', () => {
    const one = toggled(everybody(), ['zhang_fei'], general('lu_bu'));
    expect(one).toEqual(['lu_bu', 'zhang_fei']);
    expect(toggled(everybody(), one, general('lu_bu'))).toEqual(['zhang_fei']);
  });
  it('takes one out of a package that is banned', () => {
    expect(toggled(everybody(), ['lu_bu', 'overseas'], general('ling_cao'))).toEqual(['liao_hua', 'lu_bu', 'zhuge_jin']);
  });
  it('of a package takes the place of its members', () => {
    const all = packToggled(everybody(), ['ling_cao', 'lu_bu'], 'overseas');
    expect(all).toEqual(['lu_bu', 'overseas']);
    expect(packToggled(everybody(), all, 'overseas')).toEqual(['lu_bu']);
    expect(packToggled(everybody(), ['liao_hua', 'ling_cao', 'zhuge_jin'], 'overseas')).toEqual([]);
  });
});

const info: GameInfo = {
  id: 'guozhan', seats: [2, 12], private_talk: false,
  options: [
    { name: 'edition', values: ['first', 'current'], default: 'first' },
    { name: 'packages', values: ['all', 'standard', 'complete'], default: 'all' },
    { name: 'bans', values: 'names', default: [] },
  ],
};
function lay(options: Options, hosting: boolean) {
  const room: Room = { code: 'ABCDEFGH', game: 'guozhan', seats: [], options, settings: {}, state: 'waiting', you: 0, host: 0, password: false, commitment: null };
  const onchange = vi.fn();
  const shown = mount(RoomOptions, { target: document.body, props: { room, info, hosting, onchange } });
  close = () => void unmount(shown);
  flushSync();
  return onchange;
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map((node) => node.textContent.trim());
const named = (selector: string, name: string) => all(selector).find((node) => node.textContent.includes(name));
const chip = (name: string) => all('dialog .chip').find((node) => node.querySelector('.nm')?.textContent === name);
function click(node: HTMLElement | undefined): void {
  if (node === undefined) throw new Error('there is no such element');
  node.click();
  flushSync();
}
const opener = () => all('.opt [aria-haspopup="dialog"]')[0];
function search(text: string): void {
  const field = document.querySelector<HTMLInputElement>('dialog input[type="search"]');
  if (field === null) throw new Error('there is no field');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

describe('the list of bans', () => {
  it('says on its button how many are out', () => {
    lay({ ...current, bans: ['liu_bei', 'overseas'] }, true);
    expect(opener()?.textContent.trim()).toBe('5 banned');
    expect(opener()?.getAttribute('aria-label')).toBe('Banned generals: 5 banned');
    expect(all('.opt.changed')).toHaveLength(2);
  });
  it('bans by pressing, one after the other, before the server says it back', () => {
    const onchange = lay(current, true);
    click(opener());
    expect(texts('dialog h3')).toEqual(['Standard', 'Formation', 'Momentum', 'Transformation', 'Power', 'Buchen', 'Overseas']);
    expect(all('dialog button.chip')).toHaveLength(123);
    click(chip('Zhang Fei'));
    click(chip('Lü Bu'));
    expect(onchange.mock.calls).toEqual([[{ options: { bans: ['zhang_fei'] } }], [{ options: { bans: ['lu_bu', 'zhang_fei'] } }]]);
    expect(all('dialog button.chip[aria-pressed="true"]')).toHaveLength(2);
    expect(texts('dialog [role="status"]')).toEqual(['2 banned, 121 left']);
    click(named('dialog footer button', 'Allow everybody'));
    expect(onchange).toHaveBeenLastCalledWith({ options: { bans: [] } });
  });
  it('bans a package, and a lord is out with his general', () => {
    const onchange = lay(current, true);
    click(opener());
    click(all('dialog section button[aria-label="Ban the package: Overseas"]')[0]);
    expect(onchange).toHaveBeenLastCalledWith({ options: { bans: ['overseas'] } });
    expect(all('dialog section button[aria-label="Ban the package: Overseas"]')[0]?.getAttribute('aria-pressed')).toBe('true');
    click(chip('Liu Bei'));
    expect(onchange).toHaveBeenLastCalledWith({ options: { bans: ['liu_bei', 'overseas'] } });
    const lord = chip('Lord Liu Bei');
    expect(lord?.title).toBe('out with Liu Bei');
    expect(lord?.getAttribute('aria-pressed')).toBe('true');
    expect(lord?.hasAttribute('disabled')).toBe(true);
  });
  it('lists what edition and packages bring, and finds names in pinyin', () => {
    lay(first, true);
    click(opener());
    expect(all('dialog button.chip')).toHaveLength(60);
    search('zhang fei');
    expect(all('dialog .chip')).toHaveLength(1);
    setLang('zh-Hans');
    flushSync();
    expect(texts('dialog .nm')).toEqual(['张飞']);
    search('nobody');
    expect(all('dialog .empty')).toHaveLength(1);
  });
  it('is read by others: first of all who is out', () => {
    lay({ ...current, bans: ['lu_bu', 'overseas'] }, false);
    click(opener());
    expect(all('dialog button.chip, dialog section button')).toEqual([]);
    expect(texts('dialog .chip .nm')).toEqual(['Lü Bu', 'Liao Hua', 'Zhuge Jin', 'Ling Cao']);
    expect(all('dialog .chip.out')).toHaveLength(4);
    click(all('dialog [role="switch"]')[0]);
    expect(all('dialog .chip')).toHaveLength(123);
  });
  it.each(languages)('has all its words in %s', (lang) => {
    setLang(lang);
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    lay({ ...current, bans: ['liu_bei'] }, true);
    click(opener());
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });
});
