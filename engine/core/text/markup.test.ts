import { expect, it } from 'vitest'
import { withRuns } from './markup.ts'

/** The text runs, and the markup with each run in brackets. */
function said(markup: string): { readonly runs: string[]; readonly made: string } {
  const runs: string[] = []
  const made = withRuns(markup, (run) => {
    runs.push(run)
    return `[${run}]`
  })
  return { runs, made }
}

it.each([
  ['<p>Você recebe <b>{0}</b> por mês.</p>', '<p>[Você recebe <b>{0}</b> por mês.]</p>'],
  ['<p> Bom dia </p><p>&nbsp;Até logo\n</p>', '<p> [Bom dia] </p><p>&nbsp;[Até logo]\n</p>'],
  ['<p>{0}</p><p> 12 </p>', '<p>{0}</p><p> 12 </p>'],
  ['<p> <b>{0}</b> </p>', '<p> <b>{0}</b> </p>'],
  ['<p><a href="/x">Ver a lei</a></p>', '<p><a href="/x">[Ver a lei]</a></p>'],
  ['<p><a>Um</a> e <a>dois</a></p>', '<p>[<a>Um</a> e <a>dois</a>]</p>'],
  ['<img alt="Uma curva" src="x.png">', '<img alt="[Uma curva]" src="x.png">'],
  ['title="Fechar agora" class="plain"', 'title="[Fechar agora]" class="plain"'],
  [' <span title="O que é">{0}</span> ', ' <span title="[O que é]">{0}</span> '],
])('translates the text runs of a template and keeps the markup: %s', (markup, made) => expect(said(markup).made).toBe(made))

it('renumbers placeholders within each run, and restores their numbers', () => {
  const { runs, made } = said('<p>De {3} a {4}, ou {3}</p><p>Por {7}</p>')
  expect(runs).toEqual(['De {0} a {1}, ou {0}', 'Por {0}'])
  expect(made).toBe('<p>[De {3} a {4}, ou {3}]</p><p>[Por {7}]</p>')
})
