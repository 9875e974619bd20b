import type { ReactElement } from 'react'
import { wishKinds } from '#src/domain/evening/wishKind.ts'
import { WishWord } from './WishWord.tsx'
import type { WishesProps } from './wishesProps.ts'

/** The wishes' line where none is set, and until the code of chips is there. */
export function UnsetWishes({ words, said, sheetOf }: WishesProps): ReactElement {
  return (
    <>
      {wishKinds.map((kind) =>
        said.includes(kind) ? null : (
          <WishWord key={kind} {...sheetOf(kind)}>
            {words[kind]}
          </WishWord>
        ),
      )}
    </>
  )
}
