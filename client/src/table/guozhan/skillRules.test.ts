import { beforeEach, describe, expect, it } from 'vitest';
import { has, setLang, t } from '../../i18n.svelte';
import { textId } from '../words';
import { generalEntry } from './catalogue';
import { givenBy, skillName, skillRule } from './faces';
import box from './fixtures/things.json';
import { things, type Box } from './things.svelte';

beforeEach(() => {
  setLang('en');
  things.lay(box as Box);
  things.edition = 'first';
});

describe('the rule of a skill', () => {
  it('is that of the edition of the match', () => {
    expect(skillRule('jieming')).toBe(t('gz-skill-jieming-rule'));
    things.edition = 'current';
    expect(skillRule('jieming')).toBe(t('gz-skill-jieming-rule-current'));
    expect(skillRule('jieming')).not.toBe(t('gz-skill-jieming-rule'));
  });
  it('is that of an edition that is named', () => {
    expect(skillRule('jieming', 'current')).toBe(t('gz-skill-jieming-rule-current'));
  });
  it('is one text where the editions agree', () => {
    expect(has('gz-skill-guanxing-rule-current')).toBe(false);
    expect(skillRule('guanxing', 'current')).toBe(skillRule('guanxing', 'first'));
  });
  it('is in the language that is read', () => {
    setLang('zh-Hant');
    expect(skillRule('yingzi', 'current')).toContain('鎖定技');
    expect(skillRule('yingzi', 'first')).not.toContain('鎖定技');
  });
});

describe('skills that a skill brings', () => {
  it('have their texts', () => {
    const all = things.editions.flatMap((edition) => {
      things.edition = edition;
      return [...things.generals.values()].flatMap(({ skills }) => skills.flatMap(givenBy));
    });
    expect(all).toContain('banner_five_tigers');
    expect(all.filter((skill) => !has(`gz-skill-${textId(skill)}-rule`))).toEqual([]);
  });
  it('are found in the gallery with the general who brings them', () => {
    things.edition = 'current';
    const entry = generalEntry(things.generals.get('mi_furen') ?? expect.fail());
    expect(entry.words).toContain(skillName('yongjue').toLowerCase());
  });
  it('are none for most', () => {
    expect(givenBy('jianxiong')).toEqual([]);
  });
});
