//! `posthorn standings` of an event of teams: a file of results with teams and boards, and the table of the teams.

use crate::standings::check_run;

/// Four teams on two boards; each match is worth more boards to Brno and more matches to Aš.
const FOUR: &str = "\
white_team,black_team,board,white,black,result,flag
Aš,Brno,1,Adam,Beran,1-0,
Brno,Aš,2,Bílek,Alt,1/2-1/2,
Aš,Cheb,1,Adam,Cibulka,1-0,E
Cheb,Aš,2,Cón,Alt,1/2-1/2,
Aš,\"Dvůr, Králové\",1,Adam,Dub,1/2-1/2,
\"Dvůr, Králové\",Aš,2,Dušek,Alt,1/2-1/2,A
Brno,Cheb,1,Beran,Cibulka,1-0,
Cheb,Brno,2,Cón,Bílek,0-1,
Brno,\"Dvůr, Králové\",1,Beran,Dub,1-0,
\"Dvůr, Králové\",Brno,2,Dušek,Bílek,0-1,D
Cheb,\"Dvůr, Králové\",1,Cibulka,Dub,1/2-1/2,
\"Dvůr, Králové\",Cheb,2,Dušek,Cón,1/2-1/2,
";

/// TR-7.3, SKS-6.3: points of boards, of matches and of each board, by the rules that are named.
#[test]
fn teams_have_a_table() {
    let iccf = "place,team,board_points,match_points,board_1,board_2\n\
                1,Brno,4.5,4,2,2.5\n\
                2,Aš,4,5,2.5,1.5\n\
                3,\"Dvůr, Králové\",2,2,1,1\n\
                4,Cheb,1.5,1,0.5,1\n";
    check_run(&["-"], FOUR, 0, iccf, "");
    let sks = "place,team,board_points,match_points,board_1,board_2\n\
               1,Aš,4,5,2.5,1.5\n\
               2,Brno,4.5,4,2,2.5\n\
               3,\"Dvůr, Králové\",2,2,1,1\n\
               4,Cheb,1.5,1,0.5,1\n";
    check_run(&["-", "--rule-set", "sks"], FOUR, 0, sks, "");
    // A match that is not over, on a board that is missing in the others.
    let running = "white,black,result,white_team,black_team,board\nA,B,1-0,X,Y,3\nC,D,*,X,Y,1\n";
    let table = "place,team,board_points,match_points,board_1,board_2,board_3\n\
                 1,X,1,0,0,0,1\n2,Y,0,0,0,0,0\n";
    check_run(&["-"], running, 0, table, "");
}

/// A row of teams that cannot be read is named, and there is no table.
#[test]
fn bad_rows_of_teams_are_named() {
    let bad = "white,black,result,white_team,black_team,board\n\
               A,B,1-0,X,X,1\nA,B,1-0,X,,1\nA,B,1-0,X,Y,0\nA,B,1-0,X,Y,101\nA,B,1-0,X,Y,one\n";
    let faults = "line 2, column black_team: “X” plays against itself\n\
                  line 3, column black_team: the name is empty\n\
                  line 4, column board: “0” is no board from 1 to 100\n\
                  line 5, column board: “101” is no board from 1 to 100\n\
                  line 6, column board: “one” is no board from 1 to 100\n";
    check_run(&["-"], bad, 2, "", faults);
    let without = "white,black,result,white_team\nA,B,1-0,X\n";
    let faults = "line 2, column black_team: the name is empty\n\
                  line 2, column board: “” is no board from 1 to 100\n";
    check_run(&["-"], without, 2, "", faults);
}
