// What helps a visitor to fill in a form: the summary of mistakes, the scales, and everything by axe.
import AxeBuilder from '@axe-core/playwright';
import { ANNOUNCE_MS } from '../../components/widgets/QueryForm/timing.ts';
import { contact, DATA, expect, FORMS, FormOnPage, test, VALID } from './formSite.ts';
import { hold } from './probe.ts';

test.describe('An error summary', () => {
  test('links to the fields, and shrinks as the person corrects', async ({ page }) => {
    const on = await contact(page);
    await on.button.click();
    await expect(on.field('names')).toBeFocused();
    const links = on.element.getByRole('link');
    await expect(links).toHaveCount(4);
    await links.nth(2).click();
    await expect(on.field('phone')).toBeFocused();
    await page.keyboard.type(VALID.phone);
    await expect(links).toHaveCount(3);
    await on.fill();
    await expect(links).toHaveCount(0);
    await expect(on.element.getByText('There is a problem')).toHaveCount(0);
  });

  test('is not there before somebody has tried to send', async ({ page }) => {
    const on = await contact(page);
    await on.fillAwake({ phone: '1', bio: 'q' });
    await on.field('names').focus();
    await expect(on.element.locator('[aria-invalid]')).toHaveCount(0);
  });
});

test.describe('The scales', () => {
  test('have a mark for each digit and fill from 0 to 160', async ({ page }) => {
    const on = await contact(page);
    const filled = on.element.locator('[data-filled]');
    const expectFilled = (phone: string, bio: string) =>
      expect
        .poll(() => filled.evaluateAll((all) => all.map((one) => one.getAttribute('data-filled'))))
        .toEqual([phone, bio]);
    await expectFilled('0', '0');
    await on.fill({ phone: '98200 41', bio: '📈📈📈' });
    await expectFilled('7', '3');
    await expect(on.element.getByText('7 + 1 other')).toBeVisible();
    await on.fill({ phone: VALID.phone, bio: 'q'.repeat(162) });
    await expectFilled('10', '162');
    await expect(on.element.getByText('2 too many', { exact: true })).toBeVisible();
  });

  test('are read aloud once the keys are quiet', async ({ page }) => {
    await page.clock.install();
    const on = await contact(page);
    await on.fillAwake({ bio: 'How long?' });
    const spoken = on.element.getByText('9 of 160 characters');
    await expect(spoken).toHaveCount(0);
    await page.clock.runFor(ANNOUNCE_MS);
    await expect(spoken).toHaveCount(1);
  });
});

test.describe('axe finds nothing', () => {
  for (const [form, width] of [
    [FORMS[0], 390],
    [FORMS[1], 1440],
  ] as const) {
    test(`in any state of ${form.submit}, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const on = await new FormOnPage(page, form).open();
      const expectClean = async (state: string) => {
        // Between two colours a button has a contrast of its own.
        await page.waitForFunction(() =>
          document.getAnimations().every((one) => !(one instanceof CSSTransition)),
        );
        const { violations } = await new AxeBuilder({ page }).include(`#${form.id}`).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`),
          state,
        ).toEqual([]);
      };
      await on.button.click();
      await expect(on.field('names')).toHaveAttribute('aria-invalid', 'true');
      await expectClean('errors');
      await on.fill();
      const release = await hold(page, DATA, (route) =>
        route.fulfill({ status: 400, json: { code: '23514', message: 'no' } }),
      );
      await on.button.click();
      await expect(on.button).toHaveAttribute('aria-disabled', 'true');
      await expectClean('sending');
      release();
      await expect(on.failure).toBeVisible();
      await expectClean('failed');
      await page.unroute(DATA);
      await on.send();
      await expectClean('sent');
    });
  }
});
