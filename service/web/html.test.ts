import { describe, expect, it } from 'vitest'
import { dataBlock, escaped, html } from './html.ts'

describe('template values', () => {
  it('are escaped as HTML, including apostrophes', () => {
    expect(escaped(`<a href="x" title='y'>&`)).toBe('&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;')
    expect(html`<p title='${"' onclick='alert(1)"}'>${'<script>'}</p>`.text).toBe(
      "<p title='&#39; onclick=&#39;alert(1)'>&#60;script&#62;</p>",
    )
  })

  it('stay HTML only when created as `Html`, and render nothing for null', () => {
    expect(html`<ul>${[1, 2].map((value) => html`<li>${value}</li>`)}</ul>`.text).toBe('<ul><li>1</li><li>2</li></ul>')
    expect(html`${null}${undefined}${false}${0}${''}`.text).toBe('0')
  })

  it('as JSON data cannot close their own block', () => {
    expect(dataBlock({ a: '</script><script>' }).text).toBe(
      '<script type="application/json">{"a":"\\u003c/script>\\u003cscript>"}</script>',
    )
  })
})
