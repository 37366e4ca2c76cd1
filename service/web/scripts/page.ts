/** Page script entry: live answers, Brazilian number formatting and interactive charts. Every page works without it. */

import { attachAnswerButtons } from './answer/answer-buttons.ts'
import { drawCharts } from './answer/charts.ts'
import { rememberPanelState } from './answer/provenance-panel.ts'
import { attachQuestions } from './answer/questions.ts'
import { offerScenarios } from './answer/scenario-button.ts'
import { attachDocumentBox } from './document/document-box.ts'
import { all } from './dom.ts'
import { offlineEngineFor } from './engine/offline-engine.ts'
import { filterLists } from './filter.ts'
import { attachRowButtons } from './form/list-rows.ts'
import { attachLiveUpdate } from './form/live-update.ts'
import { mask } from './form/number-typing.ts'
import { remember } from './form/remember-values.ts'
import { tryInPlace } from './form/try-request.ts'
import { renewCachedPage } from './offline/cached-page.ts'
import { startOffline } from './offline/offline.ts'
import { searchAsTyped } from './search.ts'

await renewCachedPage()
mask(document)
attachRowButtons(document)
const followed = all('form[data-live]', HTMLFormElement).map((form) => {
  const here = offlineEngineFor(form)
  for (const paper of all('form[data-paper]', HTMLFormElement)) attachDocumentBox(paper, form, here)
  const ends = attachLiveUpdate(form, here)
  remember(form)
  attachQuestions(form, here)
  offerScenarios(form, here)
  return ends
})
for (const form of all('form[data-search]', HTMLFormElement)) searchAsTyped(form)
for (const form of all('form[data-try]', HTMLFormElement)) tryInPlace(form)
filterLists()
drawCharts(document)
attachAnswerButtons(document)
rememberPanelState(document)
startOffline(Promise.all(followed))
