import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, it } from 'vitest'
import { pagePath } from '../../service/web/forms/form-request.ts'
import { pageSample, spread } from '../support/corpora/page-sample.ts'
import { registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()

const RULES: Record<string, 'off'> = {
  // Style rules: both spellings are valid.
  'void-style': 'off',
  'no-trailing-whitespace': 'off',
  'long-title': 'off',
  'tel-non-breaking': 'off',
  // Horizontally scrolling regions are focusable and named, as WCAG 2.1.1 requires.
  'prefer-native-element': 'off',
  // Data blocks are not executed by browsers.
  'require-sri': 'off',
}

/** Memoizes the configuration: rules are the same for every page. */
class OneConfiguration extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined
  override getConfigFor(handle: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.#resolved ??= super.getConfigFor(handle)
    return this.#resolved
  }
}
const validator = new HtmlValidate(new OneConfiguration({ extends: ['html-validate:recommended'], rules: RULES }))

async function errorsOf(url: string): Promise<string[]> {
  const { body } = await app.inject({ url, headers: { accept: 'text/html,*/*' } })
  const { results } = await validator.validateString(body)
  return results.flatMap(({ messages }) => messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`))
}

const netSalary = registry.calculators.get('net-salary')!
const QUESTIONS = 'gross_salary=5000&target_value=4000&b.gross_salary=6000'
const asked = [...registry.questions.values()].map(({ slug }) => `${pagePath(netSalary)}/${slug}?${QUESTIONS}`)

it.each([...spread(pageSample), '/embed/salario-liquido', ...asked])('%s is valid HTML', async (url) => {
  expect(await errorsOf(url)).toEqual([])
})
