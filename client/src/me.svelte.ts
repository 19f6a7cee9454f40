import { api } from './api';
import type { Admission } from './protocol';

const memory = 'sanzhan.tokens';

/** Who I am to the server: my name, and a token for each room I sit in. */
class Me {
  /** null until I have chosen one; undefined until the server has said. */
  nickname: string | null | undefined = $state();
  /** What happens once I have a name; while it is set the dialog that asks for one is open. */
  then: (() => void) | null = $state.raw(null);
  #tokens: Record<string, string> = $state(JSON.parse(localStorage.getItem(memory) ?? '{}') as Record<string, string>);

  get rooms(): string[] {
    return Object.keys(this.#tokens);
  }
  token(code: string): string | undefined {
    return this.#tokens[code];
  }
  admit({ code, token }: Admission): void {
    this.#tokens = { ...this.#tokens, [code]: token };
    this.#keep();
  }
  forget(code: string): void {
    this.#tokens = Object.fromEntries(Object.entries(this.#tokens).filter(([room]) => room !== code));
    this.#keep();
  }
  /** Nobody sits down without a name. */
  named(then: () => void): void {
    if (typeof this.nickname === 'string') then();
    else this.then = then;
  }
  async load(): Promise<void> {
    this.nickname = await api.session();
  }
  async rename(nickname: string): Promise<void> {
    this.nickname = await api.rename(nickname);
  }
  #keep(): void {
    localStorage.setItem(memory, JSON.stringify(this.#tokens));
  }
}

export const me = new Me();
