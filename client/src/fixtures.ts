import { mount } from 'svelte';
import './styles';
import { scenes } from './table/fixtures';
import { play } from './table/fixtures/scene';
import Table from './table/Table.svelte';

// A page for looking at the table, served in development only: fixtures.html?scene=fight
const asked = new URLSearchParams(location.search);
const scene = scenes[asked.get('scene') ?? 'fight'];
const target = document.getElementById('app');
if (scene === undefined || target === null) throw new Error(`scenes: ${Object.keys(scenes).join(' ')}`);
const { session, lose } = play(scene);
mount(Table, { target, props: { session } });
if (asked.has('lost')) setTimeout(lose, 300);
