/** What the pages do when a script runs: the answer follows the typing, numbers are written as in Brazil, charts tell their values. Every page is complete without it. */
import { drawCharts } from './charts.ts'
import { all } from './dom.ts'
import { filterLists } from './filter.ts'
import { follow } from './follow.ts'
import { keepFooting } from './footing.ts'
import { handOn } from './hand.ts'
import { hereFor } from './here.ts'
import { renewKept } from './kept.ts'
import { workOffline } from './offline.ts'
import { takePaper } from './paper.ts'
import { askBeneath } from './questions.ts'
import { remember } from './remember.ts'
import { growingRows } from './rows.ts'
import { offerScenarios } from './scenario-button.ts'
import { searchAsTyped } from './search.ts'
import { tryInPlace } from './try.ts'
import { mask } from './typing.ts'

await renewKept()
mask(document)
growingRows(document)
const followed = all('form[data-live]', HTMLFormElement).map((form) => {
  const here = hereFor(form)
  for (const paper of all('form[data-paper]', HTMLFormElement)) takePaper(paper, form, here)
  const ends = follow(form, here)
  remember(form)
  askBeneath(form, here)
  offerScenarios(form, here)
  return ends
})
for (const form of all('form[data-search]', HTMLFormElement)) searchAsTyped(form)
for (const form of all('form[data-try]', HTMLFormElement)) tryInPlace(form)
filterLists()
drawCharts(document)
handOn(document)
keepFooting(document)
workOffline(Promise.all(followed))
