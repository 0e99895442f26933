/** The messages of the two languages that tests read, the app's and its games' together. */
import enApp from '../../src/locales/en/app.json' with { type: 'json' }
import enDigger from '../../src/locales/en/dungeon-digger.json' with { type: 'json' }
import enRun from '../../src/locales/en/dungeon-run.json' with { type: 'json' }
import enGame from '../../src/locales/en/one-deck-dungeon.json' with { type: 'json' }
import enPaper from '../../src/locales/en/paper-dungeons.json' with { type: 'json' }
import itApp from '../../src/locales/it/app.json' with { type: 'json' }
import itDigger from '../../src/locales/it/dungeon-digger.json' with { type: 'json' }
import itRun from '../../src/locales/it/dungeon-run.json' with { type: 'json' }
import itGame from '../../src/locales/it/one-deck-dungeon.json' with { type: 'json' }
import itPaper from '../../src/locales/it/paper-dungeons.json' with { type: 'json' }

/** A game's file adds its own section, and its refusals to those of the app. */
function together<App extends { errors: object }, Game extends { errors: object }>(
  app: App,
  game: Game,
) {
  return { ...app, ...game, errors: { ...app.errors, ...game.errors } }
}

export const en = together(together(together(together(enApp, enGame), enPaper), enRun), enDigger)
export const it = together(together(together(together(itApp, itGame), itPaper), itRun), itDigger)
