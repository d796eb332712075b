import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has: who is not there by then cannot be reached. */
const mostStops = 150;

/** Somebody who has no mouse: goes by Tab, and presses what has the focus. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Tabs on until `there` has the focus, and holds that it can be seen that it has. */
  async reach(there: Locator): Promise<void> {
    await expect(there).toBeVisible();
    await expect(there).toBeEnabled();
    for (let stops = 0; stops < mostStops; stops += 1) {
      if (await there.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
      await this.page.evaluate(beginsAnewBehindTheEnd);
    }
    throw new Error(`The Tab key never comes to ${there.toString()}.`);
  }

  async press(there: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(there);
    await this.page.keyboard.press(key);
  }

  /** Opens the button's menu, and waits until it hears keys: it is seen a moment before. */
  async openMenu(button: Locator): Promise<void> {
    await this.press(button);
    await expect(this.page.getByRole('menu')).toBeFocused();
  }

  /** Types where what was there before, if anything, is selected by the Tab that came there. */
  async type(there: Locator, text: string): Promise<void> {
    await this.reach(there);
    await this.page.keyboard.type(text);
  }
}

/**
 * Behind the last stop Tab goes through the browser's own bar and then begins the page anew. A browser without windows has
 * no bar, and would go on from wherever the page had put the focus as it lost it.
 */
function beginsAnewBehindTheEnd(): void {
  if (document.hasFocus()) return;
  (document.activeElement as HTMLElement | null)?.blur();
  getSelection()?.setPosition(document.body, 0);
}
