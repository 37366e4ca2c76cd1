/** Options that operations call by different words: what one form holds is carried to another by these, so pages have them too. */
export const SHARED_OPTIONS: readonly (readonly string[])[] = [
  ['sem_justa_causa', 'without_cause'],
  ['justa_causa', 'with_cause'],
  ['pedido_demissao', 'resignation'],
  ['acordo', 'mutual_agreement'],
  ['homem', 'male', 'masculino'],
  ['mulher', 'female', 'feminino'],
]
