/** The menu under the pointer: what can be done with the text of a field, or with text that is selected. */
import { Menu } from 'electron'
import type { BrowserWindow, ContextMenuParams, MenuItemConstructorOptions } from 'electron'
import type { Words } from '@shared/words'

type TextContext = Pick<ContextMenuParams, 'isEditable' | 'selectionText'> & {
  readonly editFlags: Pick<
    ContextMenuParams['editFlags'],
    'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'
  >
}

/** The items for what lies under the pointer; none where there is nothing to do. */
export function contextMenuTemplate(
  { isEditable, selectionText, editFlags }: TextContext,
  say: (key: string) => string,
): MenuItemConstructorOptions[] {
  const { canCut, canCopy, canPaste, canSelectAll } = editFlags
  const copy = { role: 'copy', label: say('copy'), enabled: canCopy } as const
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy]
  return [
    { role: 'cut', label: say('cut'), enabled: canCut },
    copy,
    { role: 'paste', label: say('paste'), enabled: canPaste },
    { type: 'separator' },
    { role: 'selectAll', label: say('selectAll'), enabled: canSelectAll },
  ]
}

/** Shows the menu in a window, in the language of the moment. */
export function offerContextMenu(window: BrowserWindow, words: () => Pick<Words, 'say'>): void {
  window.webContents.on('context-menu', (_, params) => {
    const { say } = words()
    const template = contextMenuTemplate(params, (key) => say(`desktop.menu.${key}`))
    if (template.length > 0) Menu.buildFromTemplate(template).popup({ window })
  })
}
