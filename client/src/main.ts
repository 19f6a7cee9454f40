import { mount } from 'svelte';
import './styles';
import App from './App.svelte';
import { add } from './i18n.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
try {
  add((await (await fetch('/api/texts')).json()) as Record<string, string>);
} catch (fault) {
  // without them the ids of added generals are shown; everything else is here
  console.error('added texts', fault);
}
mount(App, { target });
